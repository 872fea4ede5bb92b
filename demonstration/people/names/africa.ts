import type { NamesOfCountry } from './names-of-country.ts';

const maghrebMen = `Abdelhak Abderrahim Achraf Adam Adil Ali Amine Anas Anouar Aymen Ayoub Badr Bilal Chadi Driss Fahd Fares Firas Ghaith
  Hamza Haithem Hatem Hicham Houssem Ibrahim Ilyas Imed Iskander Ismail Jawad Karim Khalil Louay Mahdi Marouane Mehdi Mohamed Mouad
  Mounir Mourad Nabil Naim Nassim Nizar Omar Othmane Oussama Rachid Rami Rayan Reda Saad Salah Samir Seifeddine Skander Sofiane Soufiane
  Taha Tarek Walid Wassim Yahya Yassin Yasser Younes Youssef Zakaria Zied Zouhair`;
const westAfricanMen = `Abdou Abdoulaye Adama Alassane Amadou Aboubacar Bakary Boubacar Cheikh Demba Drissa Fodé Gaoussou Habib Ibrahima
  Idrissa Issa Issouf Kader Lamine Lassana Mamadou Mohamed Modibo Moussa Moustapha Ousmane Oumar Pape Salif Seydou Siaka Sékou Souleymane
  Tidiane Yacouba Youssouf`;

export const namesOfAfrica: Readonly<Record<string, NamesOfCountry>> = {
  egypt: {
    men: `Abdallah Abdelrahman Adel Ahmed Ali Amr Ashraf Ayman Bassem Emad Essam Fathi Fares Fawzi Hamdi Hany Hassan Hazem Hesham Hossam
      Hussein Ibrahim Islam Kamal Karim Khaled Maged Mahmoud Marwan Medhat Mohab Mohamed Mohsen Moataz Mostafa Nader Nabil Omar Osama
      Ramadan Ramy Saad Saber Said Salah Sameh Samir Shady Sherif Tamer Tarek Wael Walid Yasser Yehia Youssef Ziad`,
    family: `Abdelaziz Abdelfattah Abdelghani Abdelhamid Abdelmoneim Abdelrazek Abou_Zeid Adly Afifi Ashour Atef Awad Ayad Badawi Bahaa
      Bakr Bayoumi Darwish Desouki Eid El_Badry El_Deeb El_Ghazaly El_Masry El_Sayed El_Shamy Elwan Emara Ezzat Farag Fahmy Farouk Fathy
      Fekry Gaber Gad Galal Gomaa Hafez Hamed Hassanein Helal Hegazy Hosny Ismail Kamel Khalifa Khalil Lotfy Magdy Mansour Metwally Morsy
      Mostafa Mounir Nagy Nasr Nassar Nour Okasha Ragab Rashad Rizk Sabry Salama Salem Samy Shaaban Shahin Shawky Sobhy Soliman Sultan
      Tantawy Wahba Yassin Younis Zaki Zayed Zidan`,
  },
  morocco: {
    men: maghrebMen,
    family: `Aboulfath Achaaban Addi Akhrif Alami Amrani Aouad Azzouzi Baba Bahri Bakkali Bekkari Belhaj Benali Benjelloun Bennani
      Berrada Bouazza Bouchta Boukhris Bousfiha Chafik Chahid Chakir Cherkaoui Dahbi Daoudi El_Alaoui El_Fassi El_Ghali El_Hachimi
      El_Idrissi El_Khattabi El_Mansouri El_Morabit El_Ouali Ennaji Essaidi Fadil Fikri Filali Ghazi Guennoun Haddou Hafidi Hajji
      Hamdaoui Hamidi Hilali Jabrane Jaouhari Kadiri Karimi Khaldi Khalloufi Lahlou Lamrani Lazrak Mansouri Mekouar Mesbahi Naciri Ouahbi
      Ouazzani Rachidi Rahmouni Rhazi Sabiri Sahraoui Sefrioui Serghini Tahiri Talbi Tazi Yacoubi Zaoui Zemmouri Zniber`,
  },
  tunisia: {
    men: maghrebMen,
    family: `Abdelkefi Abidi Achour Amri Ayari Baccouche Bahri Belhadj Ben_Ali Ben_Amor Ben_Hassine Ben_Mahmoud Ben_Salem Ben_Slimane
      Ben_Youssef Bouaziz Bouguerra Bouzid Chaabane Chammam Chebbi Chemli Chouchane Dhaouadi Drira Essid Fakhfakh Ferchichi Gaied Garbi
      Ghannouchi Gharbi Guesmi Guizani Hajri Hamdi Hammami Haouari Hmida Jaziri Jebali Jelassi Jemli Jlassi Kammoun Karoui Khemiri Khlifi
      Kouki Laabidi Lahmar Mabrouk Mahjoub Maatoug Mathlouthi Mejri Messaoudi Mhamdi Mnif Nafti Nasri Ouali Oueslati Rezgui Riahi Saidani
      Sassi Sellami Slama Souissi Tlili Trabelsi Zaiem Zammel Zouari Zribi`,
  },
  'south-africa': {
    men: `Aubrey Ayanda Bongani Bradley Brandon Craig Dillon Fortune Given Goodman Jabulani Jayden Kagiso Kamogelo Katlego Keagan
      Lebogang Lehlohonolo Lindokuhle Lucky Luke Lungelo Lwazi Lyle Mduduzi Mfundo Mpho Musa Neo Njabulo Nkosinathi Ntsako Oswin Peter
      Phakamani Phumlani Refilwe Ryan Sandile Sanele Sbusiso Sibongiseni Sifiso Siphamandla Siphesihle Siyabonga Siyanda Sphelele Sphiwe
      Tebogo Teboho Thabang Thabo Thapelo Thembinkosi Tshepo Tumelo Wayde Xolani Zakhele Zuko`,
    family: `Adams Botha Buthelezi Cele Chiliza Daniels Dlamini Dlomo Fredericks Gumede Hendricks Hlatshwayo Jacobs Jafta Khoza Khumalo
      Kekana Kubheka Lakay Langa Letsoalo Mabaso Mabena Mabunda Madonsela Mahlangu Majola Makgoba Makhanya Makhubela Malatji Maluleka
      Mashaba Mashego Masango Masilela Mathebula Mathibela Matlala Mazibuko Mbatha Mbele Mchunu Mdluli Mkhabela Mkhwanazi Mngadi Mnguni
      Mofokeng Mogale Mokoena Molefe Moloi Mthembu Mthethwa Mtshali Naidoo Ncube Ndaba Ndlela Ndlovu Ndwandwe Ngcobo Ngema Ngubane
      Ngwenya Nhlapo Nkabinde Nkosi Ntuli Nxumalo Nzimande Petersen Phiri Radebe Ramaphosa Sibanda Sibeko Sibiya Sithole Tau Thwala
      Tshabalala van_Wyk Williams Xaba Xulu Zikalala Zitha Zondo Zungu Zwane`,
  },
  nigeria: {
    men: `Abiodun Abubakar Adebayo Adekunle Akinwale Ayodele Babatunde Chibuike Chidera Chidiebere Chigozie Chijioke Chukwuemeka Damilola
      Ebuka Emeka Emmanuel Femi Gbenga Godwin Ifeanyi Ikechukwu Iyanuoluwa Kayode Kehinde Kelechi Kingsley Kunle Lukman Muhammed Nnamdi
      Nonso Obinna Odunayo Okechukwu Olamide Olumide Oluwaseun Peter Samuel Segun Sunday Taiwo Tobi Tochukwu Tunde Uche Ugochukwu Victor
      Yusuf`,
    women: `Adaeze Amarachi Blessing Chiamaka Chinonso Esther Folake Gift Grace Ifeoma Ngozi Nkechi Oluchi Patience Rofiat Temitope
      Uzoamaka`,
    family: `Abiola Abubakar Adebisi Adegoke Adeleke Adeniyi Adeyemi Afolabi Agbaje Agu Akande Akinola Akpan Alade Alabi Aliyu Amadi
      Anozie Anyanwu Ayodeji Azubuike Bello Chukwu Danjuma Dosunmu Egbo Ekeh Emenike Etim Eze Ezeh Fashola Ibe Idowu Igwe Ilori Lawal
      Mbah Musa Ndubuisi Nwachukwu Nwankwo Nwosu Obaseki Obi Obiora Odili Ofoegbu Ogbonna Ogundele Ojo Okafor Okeke Okoli Okonkwo Okoro
      Okoye Oladele Olatunji Olayinka Oni Onuoha Onwuka Onyekachi Osagie Osuji Oyelowo Oyewole Salami Sanni Udeh Udoh Ugwu Umeh Uzoma
      Yakubu`,
  },
  ghana: {
    men: `Abdul Agyemang Akwasi Alhassan Augustine Benjamin Bernard Bright Clement Daniel David Dennis Ebenezer Edmund Elvis Emmanuel
      Ernest Evans Felix Francis Frank Fuseini Gideon Godfred Isaac Iddrisu Joseph Kofi Kwabena Kwadwo Kwaku Kwame Kwasi Kwesi Lawrence
      Maxwell Michael Mubarak Nana Osman Patrick Prince Raphael Razak Richmond Samuel Seidu Solomon Stephen Yaw`,
    family: `Abbey Abdulai Aboagye Acheampong Acquah Adams Addai Addo Adjei Adomako Afful Agbenyenu Agyapong Agyei Amankwah Ampofo Amoah
      Amoako Ankrah Annan Anokye Ansah Antwi Appiah Arhin Arthur Asamoah Asante Asare Ashong Atta Awuah Baah Badu Baidoo Bonsu Boakye
      Boateng Darko Donkor Dwamena Fofie Frimpong Gyamfi Gyasi Issah Kuffour Kwarteng Larbi Lamptey Mensah Nkrumah Ntim Nyarko Obeng
      Ofori Opoku Osei Owusu Oppong Quansah Quaye Sackey Sarpong Tawiah Tetteh Twumasi Yeboah`,
  },
  senegal: {
    men: westAfricanMen,
    family: `Badji Badiane Ba Bassène Camara Cissé Coly Dabo Diagne Diallo Diarra Diatta Diédhiou Diémé Dieng Dione Diop Diouf Djitté
      Dramé Fall Faye Gassama Gaye Goudiaby Guèye Kébé Lô Mané Mbaye Mbengue Mbodj Ndao Ndiaye Ndoye Ndour Niang Niasse Sagna Sall Samb
      Sané Sarr Seck Sène Sow Sy Sylla Tall Thiam Thiaw Touré Wade`,
  },
  'ivory-coast': {
    men: `${westAfricanMen} Arsène Aristide Constant Didier Eric Franck Ghislain Hervé Jean Kouassi Landry Serge Stéphane Sylvain
      Wilfried Yves`,
    family: `Aka Assi Bamba Bakayoko Bédi Bley Bohui Coulibaly Dagnogo Dao Diabaté Diarrassouba Djè Dosso Doumbia Ehui Fofana Gbané
      Gnahoré Gohi Guédé Kacou Karamoko Kassi Koffi Konan Koné Kouadio Kouakou Kouamé Krasso Ligué Loba Méité Nguessan Ouattara Sangaré
      Sanogo Séri Soro Tapé Timité Touré Traoré Yao Zadi Zagré Zoro`,
  },
  cameroon: {
    men: `Aimé Alain Armand Arnaud Blaise Boris Brice Cédric Christian Collins Didier Emmanuel Fabrice Franck Gaël Georges Guy Hervé Ivan
      Jean Joël Junior Landry Léonard Martin Maurice Olivier Pascal Patrick Rigobert Serge Stéphane Thierry Ulrich Vincent Yann Yvan`,
    family: `Abega Abena Akono Amougou Atangana Awono Bassong Bekono Biyong Djoum Ebanga Ebogo Ekambi Ekani Eloundou Enow Essama Essomba
      Etoga Fotso Kamdem Kana Kemajou Kenfack Kouam Mbarga Mbida Mboma Mefire Moukoko Mvogo Mvondo Ndongo Ngah Ngando Ngono Nguema Njie
      Njoya Nkolo Nkoudou Nlend Noah Onana Ondoa Owona Siani Tabi Tchakounté Tchoupo Tsala Wamba Zambo`,
  },
  mali: {
    men: westAfricanMen,
    family: `Bagayoko Bah Bathily Berthé Bissouma Camara Cissé Coulibaly Dembélé Diaby Diakité Diallo Diarra Dolo Doucouré Doumbia Fané
      Fofana Goïta Haïdara Kané Kanouté Keïta Konaté Kondé Koné Maïga Niakaté Niaré Samaké Sangaré Sacko Sidibé Sima Sinayoko Sissoko
      Tamboura Tangara Tounkara Touré Traoré Yattara`,
  },
};
